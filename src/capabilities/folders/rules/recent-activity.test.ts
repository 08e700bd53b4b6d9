import { describe, expect, test } from 'vitest';
import { activityOfFolders, activityOfLikes, recentActivity } from './recent-activity.ts';

const at = (minute: number) => `2025-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const company = (id: number) => ({ id, name: `Company ${id}` });

const folder = (id: number, created: number, saved: [company: number, minute: number][] = []) => ({
  id,
  name: `Folder ${id}`,
  createdAt: at(created),
  isLiked: false,
  latest: saved.map(([companyId, minute]) => ({ ...company(companyId), savedAt: at(minute) })),
});

describe('recentActivity', () => {
  test('DASH-004 tells likes, folders and what was saved in the order of time, the newest first', () => {
    const told = recentActivity(
      activityOfLikes([
        { createdAt: at(30), company: company(1) },
        { createdAt: at(5), company: company(2) },
      ]),
      activityOfFolders([folder(7, 10, [[3, 40]]), folder(8, 20)]),
    );
    expect(told.map(({ kind, at }) => `${at.slice(14, 16)} ${kind}`)).toEqual([
      '40 saved',
      '30 liked',
      '20 created',
      '10 created',
      '05 liked',
    ]);
    expect(told[0]).toMatchObject({ company: company(3), folder: { id: 7, name: 'Folder 7' } });
  });

  test('tells five at most', () => {
    const likes = Array.from({ length: 9 }, (_, id) => ({ createdAt: at(id), company: company(id) }));
    expect(recentActivity(activityOfLikes(likes)).map(({ at }) => at)).toEqual([8, 7, 6, 5, 4].map(at));
  });

  test('of the folder of likes nothing is told twice', () => {
    expect(activityOfFolders([{ ...folder(1, 1, [[2, 2]]), isLiked: true }])).toEqual([]);
  });

  test('of nothing is nothing', () => {
    expect(recentActivity([], [])).toEqual([]);
  });
});
