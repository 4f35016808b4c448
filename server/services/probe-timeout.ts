import { inTime } from '../time/in-time.ts'

/** Milliseconds after which a probe counts the database as unavailable. */
const probeTimeout = 2000

/** Rejects when the work has not ended in time; the work itself goes on. */
export const withProbeTimeout = <Result>(work: PromiseLike<Result>): Promise<Result> => inTime(work, probeTimeout)
