import type { Verb } from './run-command.ts'

/** A verb that is loaded once it runs: the help of all commands would wait for what each one needs. */
export const loadedVerb =
  <Options>(load: () => Promise<Verb<Options>>): Verb<Options> =>
  async (context, args, options) =>
    (await load())(context, args, options)
