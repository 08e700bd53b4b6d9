import type { CompanyValues } from '#demo/builders/company.ts';
import { projectRow } from '#demo/builders/project.ts';
import { reviewRow } from '#demo/builders/review.ts';
import {
  claireFolders,
  claireProjects,
  likedCompanies,
  otherThreads,
  schmitMessages,
} from '#demo/material/claire.ts';
import { LIKED_FOLDER_NAME } from '#features/folders/core/rules/folders.ts';
import { companyNamed, type DemoCompany } from './companies.ts';
import type { DemoPlan, WithId } from './demo.ts';
import type { DemoPeople } from './people.ts';
import { addThread } from './threads.ts';

/** Claire Hoffmann has bought a house of 1931 in Mondercange, and signs in as demo-client. */
export const addClaire = (demo: DemoPlan, { claire }: DemoPeople, companies: readonly DemoCompany[]) => {
  const company = (name: string) => companyNamed(companies, name).row;
  likeCompanies(demo, claire.id, company);
  addFolders(demo, claire.id, company);
  addProjects(demo, claire.id, company);
  addConversations(demo, claire, company);
};

type Find = (name: string) => WithId<CompanyValues>;

const likeCompanies = (demo: DemoPlan, userId: number, company: Find) => {
  const random = demo.random('claire/likes');
  for (const [name, daysAgo] of likedCompanies) {
    demo.tables.contacts.add({
      userId,
      companyId: company(name).id,
      createdAt: demo.daysAgo(daysAgo, random),
    });
  }
};

const addFolders = (demo: DemoPlan, userId: number, company: Find) => {
  const random = demo.random('claire/folders');
  for (const { name, description, daysAgo, companies } of claireFolders) {
    const folder = demo.tables.folders.add({
      userId,
      name,
      description,
      isLiked: name === LIKED_FOLDER_NAME,
      createdAt: demo.daysAgo(daysAgo, random),
    });
    for (const saved of companies) {
      demo.tables.folderCompanies.add({
        folderId: folder.id,
        companyId: company(saved).id,
        createdAt: folder.createdAt,
      });
    }
  }
};

const addProjects = (demo: DemoPlan, clientId: number, company: Find) => {
  const random = demo.random('claire/projects');
  for (const { company: name, state, createdDaysAgo, completedDaysAgo, review, ...words } of claireProjects) {
    const completedAt = completedDaysAgo === undefined ? null : demo.daysAgo(completedDaysAgo, random);
    const createdAt = demo.daysAgo(createdDaysAgo, random);
    const project = demo.tables.projects.add(
      projectRow(state, { ...words, clientId, companyId: company(name).id, createdAt, completedAt }),
    );
    if (review && completedDaysAgo !== undefined) {
      demo.tables.reviews.add(
        reviewRow(project, { ...review, createdAt: demo.daysAgo(completedDaysAgo - 5, random) }),
      );
    }
  }
};

const addConversations = (demo: DemoPlan, claire: DemoPeople['claire'], company: Find) => {
  for (const { company: name, startedMinutesAgo, minutesToAnswer, texts } of otherThreads) {
    addThread(demo, {
      client: claire,
      companyUserId: company(name).userId,
      texts,
      startedAt: demo.minutesAgo(startedMinutesAgo),
      minutesToAnswer,
    });
  }
  const schmit = company('Toiture Schmit & Fils').userId;
  for (const { from, minutesAgo, says, isUnread } of schmitMessages) {
    demo.tables.messages.add({
      senderId: from === 'claire' ? claire.id : schmit,
      receiverId: from === 'claire' ? schmit : claire.id,
      content: says,
      isRead: !isUnread,
      createdAt: demo.minutesAgo(minutesAgo),
    });
  }
};
