import { useState } from 'react';
import type { Answers } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { Button, Cluster } from '@verse/ui';
import { CommentList } from '../../shared/comments/comments';
import { likeSubject } from '../../shared/likes.api';
import { type AnsweredSubject, askForCritique } from './answers.api';
import { Counts, type GivenAnswers, Questions } from './answers-parts';
import { CritiqueDialog } from './critique-dialog';

/** Likes and comments with everything that a member can do. */
export function MemberAnswers({ subject, part, answers, at, query = '' }: GivenAnswers) {
  const [comments, setComments] = useState({ of: answers, count: answers.comments });
  if (comments.of !== answers) setComments({ of: answers, count: answers.comments });
  const [critique, setCritique] = useState(answers.critique);
  const { button, ...like } = useToggle({
    isOn: answers.isLiked,
    send: (api, on) => likeSubject(api, subject, on),
    failed: 'We couldn’t save your like',
  });
  const likes = (like.answer?.count ?? answers.likes) + like.uncounted;
  return (
    <>
      {answers.isOwn ? <AskForCritique subject={subject} critique={critique} onChange={setCritique} /> : null}
      {answers.isOwn && critique.isWanted ? <Questions questions={critique.questions} /> : null}
      <Cluster gap={4}>
        <Button
          ref={button}
          variant="secondary"
          size="small"
          aria-pressed={like.isOn}
          onClick={() => like.set(!like.isOn)}
        >
          {like.isOn ? 'Liked' : 'Like'}
        </Button>
        <Counts likes={likes} comments={comments.count} />
      </Cluster>
      <CommentList
        subject={subject}
        first={part}
        at={at}
        query={query}
        questions={critique.isWanted && !answers.isOwn ? critique.questions : []}
        onCount={(count) => setComments({ of: answers, count })}
      />
    </>
  );
}

interface AskForCritiqueProps {
  subject: AnsweredSubject;
  critique: Answers['critique'];
  onChange: (critique: Answers['critique']) => void;
}

/** The maker's buttons to ask for critique, to change the questions, and to stop. */
function AskForCritique({ subject, critique, onChange }: AskForCritiqueProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isWanted, questions } = critique;
  const { button, set } = useToggle({
    isOn: isWanted,
    send: (api, on) => askForCritique(api, subject, { isWanted: on, questions }),
    failed: 'That didn’t work',
    success: (on) => (on ? undefined : 'You stopped asking. We keep your questions and the answers.'),
    onShow: (on) => onChange({ questions, isWanted: on }),
  });
  return (
    <Cluster gap={3}>
      <Button size="small" variant={isWanted ? 'secondary' : 'primary'} onClick={() => setIsOpen(true)}>
        {isWanted ? 'Change your questions' : 'Ask for critique'}
      </Button>
      {isWanted ? (
        <Button ref={button} variant="quiet" size="small" onClick={() => set(false)}>
          Stop asking
        </Button>
      ) : null}
      {isOpen ? (
        <CritiqueDialog
          subject={subject}
          critique={critique}
          onDone={(answers) => onChange(answers.critique)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Cluster>
  );
}
