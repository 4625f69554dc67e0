import { createDocuments } from '../../../../platform/documents';
import { type DbPort, readInPages } from '../../../../store';

export interface Scores {
  applicationRef: string;
  jobId: string;
  memberId: string;
  scores: Record<string, number>;
  at: Date;
}

export interface ApplicantNote {
  id: string;
  applicationRef: string;
  /** Empty once the author's account has been erased. The note is kept, because it belongs to the organisation. */
  memberId: string;
  text: string;
  at: Date;
}

type ScoresDocument = Omit<Scores, 'scores'> & { _id: string; scores: { attribute: string; score: number }[] };
type NoteDocument = Omit<ApplicantNote, 'id'> & { _id: string };

export type AssessmentRepository = Awaited<ReturnType<typeof createAssessmentRepository>>;

export async function createAssessmentRepository(db: DbPort) {
  const scores = db.collection<ScoresDocument>('application_scores');
  await scores.createIndex({ applicationRef: 1, _id: 1 });
  await scores.createIndex({ jobId: 1 });
  await scores.createIndex({ memberId: 1, _id: 1 });
  const notes = await createDocuments<NoteDocument, ApplicantNote>(db, {
    name: 'applicant_notes',
    indexes: [
      { applicationRef: 1, at: 1, _id: 1 },
      { memberId: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...note }) => ({ id: _id, ...note }),
  });

  return {
    async scoresFor(refs: readonly string[]): Promise<Map<string, Scores[]>> {
      const found = refs.length > 0 ? await scores.find({ applicationRef: { $in: [...refs] } }).toArray() : [];
      const byRef = new Map<string, Scores[]>();
      for (const { _id: _, scores: rows, ...rest } of found) {
        const given = { ...rest, scores: Object.fromEntries(rows.map(({ attribute, score }) => [attribute, score])) };
        byRef.set(rest.applicationRef, [...(byRef.get(rest.applicationRef) ?? []), given]);
      }
      return byRef;
    },
    async saveScores({ applicationRef, jobId, memberId, scores: given, at }: Scores): Promise<void> {
      // Attributes are arbitrary text, so they cannot serve as field names.
      const rows = Object.entries(given).map(([attribute, score]) => ({ attribute, score }));
      await scores.updateOne(
        { _id: `${applicationRef} ${memberId}` },
        { $set: { applicationRef, jobId, memberId, scores: rows, at } },
        { upsert: true },
      );
    },
    /** Whether any application to the job has been scored. */
    isScored: async (jobId: string) => (await scores.findOne({ jobId })) !== null,

    notesFor: (applicationRef: string, most: number) =>
      notes.list({ applicationRef }, { sort: { at: 1, _id: 1 }, limit: most }),
    countNotes: (applicationRef: string) => notes.collection.countDocuments({ applicationRef }),
    hasNote: async (id: string) => (await notes.find(id)) !== undefined,
    addNote: ({ id, ...note }: ApplicantNote) => notes.insert({ _id: id, ...note }),
    removeNote: (applicationRef: string, id: string, memberId: string) =>
      notes.remove({ _id: id, applicationRef, memberId }),

    async removeFor(applicationRef: string): Promise<void> {
      await scores.deleteMany({ applicationRef });
      await notes.collection.deleteMany({ applicationRef });
    },
    async *allOf(memberId: string): AsyncIterable<unknown> {
      for await (const { applicationRef, scores: rows, at } of readInPages(scores, { memberId }))
        yield { applicationRef, scores: rows, at };
      for await (const { applicationRef, text, at } of notes.each({ memberId })) yield { applicationRef, text, at };
    },
    /** Deletes the reviewer's scores. Notes are kept, but anonymised. */
    async removeOf(memberId: string): Promise<void> {
      await scores.deleteMany({ memberId });
      await notes.collection.updateMany({ memberId }, { $set: { memberId: '' } });
    },
  };
}
