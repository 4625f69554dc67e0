import { useEffect, useId, useRef } from 'react';
import { WORK_LIMITS, WORK_TEXTS } from '@verse/api-contract/work/project-work.values';
import { Button, Cluster, NumberField, Stack, TextAreaField } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { useFocusKeeper } from '../../../shared/use-focus-keeper';
import type { DraftMark, MarkDraft } from './mark-draft';
import { toPercent } from './marked-picture';
import styles from './marks.module.scss';

interface MarkFieldsProps {
  draft: MarkDraft;
  /** The first picture of the delivery, on which a mark without a place is put. */
  first: string;
  nameOf: (file: string) => string;
}

const toId = (base: string, index: number) => `${base}-${index}`;

/** Marks that are not sent yet, with their places as numbers for those who do not point. */
export function MarkFields({ draft: { marks, change }, first, nameOf }: MarkFieldsProps) {
  const base = useId();
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(marks.length);
  useEffect(() => {
    // A new mark is about to be described.
    if (marks.length > count.current) list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
    count.current = marks.length;
  }, [marks.length]);
  const set = (index: number, part: Partial<DraftMark>) =>
    change(marks.map((mark, place) => (place === index ? { ...mark, ...part } : mark)));
  return (
    <Stack as="section" gap={3} aria-labelledby={base} ref={useFocusKeeper()}>
      <h4 id={base}>Your marks</h4>
      <MutedText>
        {marks.length === 0
          ? 'Click or tap the picture where something should change.'
          : 'Kept on this device. The seller gets them when you ask for changes.'}
      </MutedText>
      <Stack as="ol" gap={4} aria-label="Your marks" ref={list}>
        {marks.map((mark, index) => (
          <Stack as="li" key={toId(base, index)} gap={2}>
            <TextAreaField
              label={`Mark ${index + 1} on ${nameOf(mark.file)}`}
              name={`mark-${index}`}
              rows={2}
              maxLength={WORK_TEXTS.mark.max}
              value={mark.text}
              onChange={({ currentTarget }) => set(index, { text: currentTarget.value })}
            />
            <div className={styles.place}>
              <PercentField label="From the left, %" value={mark.x} onChange={(x) => set(index, { x })} />
              <PercentField label="From the top, %" value={mark.y} onChange={(y) => set(index, { y })} />
            </div>
            <div>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove mark ${index + 1}`}
                onClick={() => change(marks.filter((_, place) => place !== index))}
              >
                Remove
              </Button>
            </div>
          </Stack>
        ))}
      </Stack>
      {marks.length < WORK_LIMITS.marks ? (
        <Cluster>
          <Button
            size="small"
            variant="secondary"
            onClick={() => change([...marks, { file: first, x: 50, y: 50, text: '' }])}
          >
            Add a mark without pointing
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}

interface PercentFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function PercentField({ label, value, onChange }: PercentFieldProps) {
  return (
    <NumberField
      label={label}
      echo={() => undefined}
      maxLength={5}
      // Remounted when the place changes elsewhere, because a number that is being typed is not a number yet.
      key={value}
      defaultValue={String(value)}
      onBlur={({ currentTarget }) => {
        const typed = Number(currentTarget.value.replace(',', '.'));
        if (currentTarget.value.trim() !== '' && Number.isFinite(typed)) onChange(toPercent(typed));
      }}
    />
  );
}
