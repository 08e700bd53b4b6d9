import { makeDecisionEffectiveJob } from '#features/moderation/core/server/index.ts';
import type { TestHost } from './host.ts';

/** Makes all stored decisions of moderators take effect, as if ten seconds had passed. */
export const letDecisionsTakeEffect = async ({ pool, services }: Pick<TestHost, 'pool' | 'services'>) => {
  const { rows } = await pool.query<{ id: number }>(
    'select id from pending_decisions where refused_for is null order by id',
  );
  for (const row of rows) {
    await makeDecisionEffectiveJob.run(row, services);
    // The worker, which does not run here, would have deleted the job.
    await pool.query('delete from pgboss.job where singleton_key = $1', [`decision ${row.id}`]);
  }
};

/** Decides about an entry of a queue; a stored decision takes effect before this returns. */
export const decidingAtOnce =
  (host: Pick<TestHost, 'ask' | 'pool' | 'services'>) =>
  async (queue: string, id: number, body: object, as: number) => {
    const response = await host.ask('POST', `/api/admin/queues/${queue}/${id}/decision`, {
      as,
      body: { seen: '', ...body },
    });
    if (response.status === 200) await letDecisionsTakeEffect(host);
    return response;
  };
