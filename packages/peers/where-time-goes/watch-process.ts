// Looks into a running Node from outside, by the protocol of its inspector.
import { areaOf, type CallFrame } from './area-of.ts';

const SAMPLING_US = 250;
const US = 1_000;

interface ProfileNode {
  id: number;
  callFrame: CallFrame;
  children?: readonly number[];
}

interface Profile {
  nodes: readonly ProfileNode[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}

/** Milliseconds of each area of the main thread. */
export type AreaTimes = ReadonlyMap<string, number>;

const areasOfNodes = ({ nodes }: Profile): ReadonlyMap<number, string> => {
  const areas = new Map<number, string>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [root] = nodes;
  const toName: [ProfileNode, string][] = root ? [[root, 'V8 and the system']] : [];
  for (const [node, callers] of toName) {
    const area = areaOf(node.callFrame) ?? callers;
    areas.set(node.id, area);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) toName.push([child, area]);
    }
  }
  return areas;
};

const timesOf = (profile: Profile): AreaTimes => {
  const areas = areasOfNodes(profile);
  const idle = new Set(
    profile.nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  );
  const times = new Map<string, number>();
  for (const [index, id] of profile.samples.entries()) {
    if (idle.has(id)) continue;
    const area = areas.get(id) ?? 'V8 and the system';
    times.set(area, (times.get(area) ?? 0) + (profile.timeDeltas[index] ?? 0) / US);
  }
  return times;
};

/** The inspector that a Node started with `--inspect` opened on that port. */
export const watchProcess = async (port: number) => {
  const [{ webSocketDebuggerUrl }] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as [
    { webSocketDebuggerUrl: string },
  ];
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let lastId = 0;
  const call = <Answer>(method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      const id = ++lastId;
      const hear = ({ data }: MessageEvent<string>) => {
        const reply = JSON.parse(data) as { id?: number; result: Answer };
        if (reply.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(reply.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: SAMPLING_US });
  return {
    start: () => call('Profiler.start'),
    stop: async () => timesOf((await call<{ profile: Profile }>('Profiler.stop')).profile),
    end: () => socket.close(),
  };
};
