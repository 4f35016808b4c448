import { queries } from '../../app/queries.ts'
import { canteensQueryKey } from '../canteen-queries.ts'

/** Work that reads the team again when it is refused: somebody else may have changed the team, or removed this person. */
export const reloadingTeam =
  <Result>(work: () => Promise<Result>) =>
  async (): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      void queries.invalidateQueries({ queryKey: canteensQueryKey })
      throw error
    }
  }
