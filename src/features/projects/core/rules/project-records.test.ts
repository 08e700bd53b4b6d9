import { describe, expect, test } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import {
  newProject,
  type ProjectAction,
  type ProjectSide,
  type ProjectStanding,
  projectAbilities,
  projectActions,
  projectSides,
  standingAfter,
  stateOf,
  whyNotAllowed,
} from './project-records.ts';

const clientDone: ProjectStanding = { ...newProject, clientConfirmed: true };
const companyDone: ProjectStanding = { ...newProject, companyConfirmed: true };
const completed: ProjectStanding = { status: 'completed', clientConfirmed: true, companyConfirmed: true };
const declined: ProjectStanding = { ...newProject, status: 'declined' };
const cancelled: ProjectStanding = { ...newProject, status: 'cancelled' };

test.each([
  [newProject, 'inProgress', 'PROJ-012'],
  [clientDone, 'partiallyComplete', 'PROJ-013'],
  [companyDone, 'partiallyComplete', 'PROJ-013'],
  [completed, 'completed', 'PROJ-014'],
  [declined, 'declined', 'PROJ-016'],
  [cancelled, 'cancelled', 'PROJ-016'],
] as const)('%j is %s (%s)', (project, state, _code) => {
  expect(stateOf(project)).toBe(state);
});

describe('what may be done', () => {
  const cases: [ProjectStanding, ProjectSide, ProjectAction, ProjectStanding | string][] = [
    [newProject, 'client', 'complete', clientDone],
    [newProject, 'company', 'complete', companyDone],
    [newProject, 'client', 'cancel', cancelled],
    [newProject, 'company', 'decline', declined],
    [newProject, 'client', 'decline', 'onlyCompanyDeclines'],
    [newProject, 'company', 'cancel', 'onlyClientCancels'],
    [clientDone, 'client', 'complete', 'alreadyConfirmed'],
    [clientDone, 'company', 'complete', completed],
    [clientDone, 'client', 'cancel', 'workConfirmed'],
    [clientDone, 'company', 'decline', 'workConfirmed'],
    [companyDone, 'company', 'complete', 'alreadyConfirmed'],
    [companyDone, 'client', 'complete', completed],
    [companyDone, 'client', 'cancel', 'workConfirmed'],
    [companyDone, 'company', 'decline', 'workConfirmed'],
    ...[completed, declined, cancelled].flatMap(
      (closed): [ProjectStanding, ProjectSide, ProjectAction, string][] => [
        [closed, 'client', 'complete', 'projectClosed'],
        [closed, 'company', 'complete', 'projectClosed'],
        [closed, 'client', 'cancel', 'projectClosed'],
        [closed, 'company', 'decline', 'projectClosed'],
      ],
    ),
  ];

  test.each(cases)(
    'from %j the %s can %s: %j',
    { meta: { requirements: ['PROJ-024', 'PROJ-025', 'PROJ-026'] } },
    (project, side, action, outcome) => {
      if (typeof outcome === 'string') {
        expect(whyNotAllowed(project, action, side)).toBe(outcome);
        expect(() => standingAfter(project, action, side)).toThrow(outcome);
      } else {
        expect(whyNotAllowed(project, action, side)).toBeNull();
        expect(standingAfter(project, action, side)).toEqual(outcome);
      }
    },
  );

  test(
    'what is offered is what would be let through, and nothing to one who is on no side',
    {
      meta: { requirements: ['PROJ-024', 'PROJ-025'] },
    },
    () => {
      expect(projectAbilities(newProject, 'client')).toEqual({
        mayComplete: true,
        mayDecline: false,
        mayCancel: true,
      });
      expect(projectAbilities(newProject, 'company')).toEqual({
        mayComplete: true,
        mayDecline: true,
        mayCancel: false,
      });
      expect(projectAbilities(newProject, null)).toEqual({
        mayComplete: false,
        mayDecline: false,
        mayCancel: false,
      });
    },
  );
});

// A project's whole life, as its allowed actions, matches this.
const LIVES =
  /^(|client complete;(company complete;)?|company complete;(client complete;)?|client cancel;|company decline;)$/;

test(
  'whatever random people try in 10,000 projects, none comes to a forbidden state',
  {
    meta: { requirements: ['PROJ-012', 'PROJ-013', 'PROJ-014'] },
  },
  () => {
    const random = randomFrom('giewel/projects');
    const ends = new Map<string, number>();
    for (let run = 0; run < 10_000; run += 1) {
      let project = newProject;
      let life = '';
      for (let step = random.between(0, 12); step > 0; step -= 1) {
        const [side, action] = [random.pick(projectSides), random.pick(projectActions)];
        if (whyNotAllowed(project, action, side) !== null) continue;
        project = standingAfter(project, action, side);
        life += `${side} ${action};`;
      }
      expect(life).toMatch(LIVES);
      const { status, clientConfirmed, companyConfirmed } = project;
      expect(clientConfirmed && companyConfirmed).toBe(status === 'completed');
      if (status === 'declined' || status === 'cancelled') {
        expect([clientConfirmed, companyConfirmed]).toEqual([false, false]);
      }
      const end = stateOf(project);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    // The random walks reach every state.
    expect([...ends.keys()].sort()).toEqual([
      'cancelled',
      'completed',
      'declined',
      'inProgress',
      'partiallyComplete',
    ]);
  },
);
