import { expect, test } from 'vitest';
import { nextStage, type Stage, type StageEvent, waitAfter } from '../../../../src/blocks/form/sending/stage';

const editing: Stage = { name: 'editing' };
const asked: Stage = { name: 'asked' };
const first: Stage = { name: 'sending', tries: 1 };
const last: Stage = { name: 'sending', tries: 2, isLast: true };
const fourth: Stage = { name: 'sending', tries: 4 };
const waiting: Stage = { name: 'waiting', tries: 1, reason: 'serviceTrouble', seconds: 3 };
const failed: Stage = { name: 'failed', reason: 'blocked' };
const unknown: Stage = { name: 'failed', reason: 'unknown' };
const sent: Stage = { name: 'sent' };
const stages = { editing, asked, first, last, fourth, waiting, failed, unknown, sent };

const events = {
  submitted: { name: 'submitted' },
  doubted: { name: 'doubted' },
  confirmed: { name: 'confirmed' },
  due: { name: 'due' },
  delivered: { name: 'delivered' },
  troubled: { name: 'refused', reason: 'serviceTrouble' },
  blocked: { name: 'refused', reason: 'blocked' },
  lost: { name: 'refused', reason: 'unknown' },
  stopped: { name: 'stopped' },
  interrupted: { name: 'interrupted' },
  emptied: { name: 'emptied' },
  begun: { name: 'begun' },
} satisfies Record<string, StageEvent>;

/** What is not listed stays as it is. */
const transitions: Record<keyof typeof stages, Partial<Record<keyof typeof events, Stage>>> = {
  editing: { submitted: first, interrupted: unknown },
  asked: { submitted: first, confirmed: first, emptied: editing },
  first: {
    doubted: asked,
    delivered: sent,
    troubled: waiting,
    blocked: failed,
    lost: unknown,
    stopped: { name: 'sending', tries: 1, isLast: true },
  },
  last: {
    doubted: asked,
    delivered: sent,
    troubled: { name: 'failed', reason: 'serviceTrouble' },
    blocked: failed,
    lost: unknown,
  },
  fourth: {
    doubted: asked,
    delivered: sent,
    troubled: { name: 'failed', reason: 'serviceTrouble' },
    blocked: failed,
    lost: unknown,
    stopped: { name: 'sending', tries: 4, isLast: true },
  },
  waiting: {
    submitted: first,
    due: { name: 'sending', tries: 2 },
    stopped: { name: 'failed', reason: 'serviceTrouble' },
  },
  failed: { submitted: first, emptied: editing },
  unknown: { submitted: first, emptied: editing },
  sent: { submitted: first, emptied: editing, begun: editing },
};

const rows = (Object.keys(stages) as (keyof typeof stages)[]).flatMap((stage) =>
  (Object.keys(events) as (keyof typeof events)[]).map((event) => ({ stage, event })),
);

test.each(rows)('$stage, then $event', ({ stage, event }) => {
  expect(nextStage(stages[stage], events[event])).toEqual(transitions[stage][event] ?? stages[stage]);
});

test('what passes by itself is tried three times more, after waits that grow', () => {
  for (const reason of ['tooManyRequests', 'serviceTrouble', 'offline', 'notLoaded'] as const) {
    const waits = [1, 2, 3, 4].map((tries) => waitAfter(reason, tries));
    expect(waits).toEqual([3, 10, 30, undefined]);
  }
});

test('what may have arrived, or will not pass, is never tried again by itself', () => {
  for (const reason of ['unknown', 'badRequest', 'blocked', 'tooLarge'] as const) {
    expect(waitAfter(reason, 1)).toBeUndefined();
  }
});
