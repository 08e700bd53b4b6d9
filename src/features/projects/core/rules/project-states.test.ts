import { describe, expect, test } from 'vitest';
import { createRandomSource } from '#demo/random.ts';
import {
  newProjectStanding,
  projectAbilities,
  type ProjectAction,
  projectActions,
  type ProjectSide,
  projectSides,
  type ProjectStanding,
  projectStandingAfter,
  projectStateOf,
  whyNotProjectAction,
} from './project-states.ts';

const clientDone: ProjectStanding = { ...newProjectStanding, clientConfirmed: true };
const companyDone: ProjectStanding = { ...newProjectStanding, companyConfirmed: true };
const completed: ProjectStanding = { status: 'completed', clientConfirmed: true, companyConfirmed: true };
const declined: ProjectStanding = { ...newProjectStanding, status: 'declined' };
const cancelled: ProjectStanding = { ...newProjectStanding, status: 'cancelled' };

test.each([
  [newProjectStanding, 'inProgress', 'PROJ-012'],
  [clientDone, 'partiallyComplete', 'PROJ-013'],
  [companyDone, 'partiallyComplete', 'PROJ-013'],
  [completed, 'completed', 'PROJ-014'],
  [declined, 'declined', 'PROJ-016'],
  [cancelled, 'cancelled', 'PROJ-016'],
] as const)('%j is %s (%s)', (project, state, _code) => {
  expect(projectStateOf(project)).toBe(state);
});

describe('what may be done', () => {
  const cases: [ProjectStanding, ProjectSide, ProjectAction, ProjectStanding | string][] = [
    [newProjectStanding, 'client', 'complete', clientDone],
    [newProjectStanding, 'company', 'complete', companyDone],
    [newProjectStanding, 'client', 'cancel', cancelled],
    [newProjectStanding, 'company', 'decline', declined],
    [newProjectStanding, 'client', 'decline', 'onlyCompanyDeclines'],
    [newProjectStanding, 'company', 'cancel', 'onlyClientCancels'],
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
        expect(whyNotProjectAction(project, action, side)).toBe(outcome);
        expect(() => projectStandingAfter(project, action, side)).toThrow(outcome);
      } else {
        expect(whyNotProjectAction(project, action, side)).toBeNull();
        expect(projectStandingAfter(project, action, side)).toEqual(outcome);
      }
    },
  );

  test(
    'what is offered is what would be let through, and nothing to one who is on no side',
    {
      meta: { requirements: ['PROJ-024', 'PROJ-025'] },
    },
    () => {
      expect(projectAbilities(newProjectStanding, 'client')).toEqual({
        mayComplete: true,
        mayDecline: false,
        mayCancel: true,
      });
      expect(projectAbilities(newProjectStanding, 'company')).toEqual({
        mayComplete: true,
        mayDecline: true,
        mayCancel: false,
      });
      expect(projectAbilities(newProjectStanding, null)).toEqual({
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
    const random = createRandomSource('giewel/projects');
    const ends = new Map<string, number>();
    for (let run = 0; run < 10_000; run += 1) {
      let project = newProjectStanding;
      let life = '';
      for (let step = random.between(0, 12); step > 0; step -= 1) {
        const [side, action] = [random.pick(projectSides), random.pick(projectActions)];
        if (whyNotProjectAction(project, action, side) !== null) continue;
        project = projectStandingAfter(project, action, side);
        life += `${side} ${action};`;
      }
      expect(life).toMatch(LIVES);
      const { status, clientConfirmed, companyConfirmed } = project;
      expect(clientConfirmed && companyConfirmed).toBe(status === 'completed');
      if (status === 'declined' || status === 'cancelled') {
        expect([clientConfirmed, companyConfirmed]).toEqual([false, false]);
      }
      const end = projectStateOf(project);
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
