import type { PersonalData } from '../../../platform/feature';
import { threadOf } from './applications/application';
import type { JobRepositories } from './job-repositories';

export const createPersonalData = (repositories: JobRepositories): PersonalData[] => {
  const { applications, applicationDrafts, assessments, postingDrafts, searches, saves, threads } = repositories;
  return [
    {
      name: 'jobApplications',
      async *export(userId) {
        for await (const { works = [], files = [], answer, ...application } of applications.listAllOfMember(userId)) {
          const { memberId: _, organisationId: __, ref: ___, unnotifiedSince: ____, ...rest } = application;
          const { unseenAnswerSince: _____, unprojectedSince: ______, project, ...own } = rest;
          // Omits who answered.
          const given = answer && { reason: answer.reason, message: answer.message, at: answer.at };
          yield {
            ...own,
            project: project?.number,
            answer: given,
            works: works.map(({ title }) => title),
            files: files.map(({ name }) => name),
          };
        }
      },
      async erase(userId) {
        for await (const application of applications.listAllOfMember(userId)) {
          if (application.ref !== undefined) await assessments.removeFor(application.ref);
          await threads.remove(threadOf(application));
        }
        await applications.removeOf(userId);
      },
    },
    { name: 'jobAnswers', export: async () => [], erase: applications.forgetReviewer },
    { name: 'jobApplicationDrafts', export: applicationDrafts.allOf, erase: applicationDrafts.removeOf },
    { name: 'applicantAssessments', export: assessments.allOf, erase: assessments.removeOf },
    threads.personalData,
    { name: 'savedJobs', export: saves.allOf, erase: saves.removeOf },
    { name: 'jobSearches', export: searches.allOf, erase: searches.removeOf },
    // Drafts belong to the organisation, so only their author's id is removed.
    { name: 'jobPostingDrafts', export: async () => [], erase: postingDrafts.eraseWriter },
  ];
};
