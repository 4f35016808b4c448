import { isPostgresqlAddress } from '../database/connection.ts'
import type { Settings } from '../settings/settings.ts'
import { postgresqlData } from './postgresql-data.ts'
import { sqliteData } from './sqlite-data.ts'

/** The whole database, to copy elsewhere or to bring back. Failures that a person can mend are OperationProblems. */
export interface StoredData {
  /** Writes a copy, checked, in a file that does not exist yet, while the server works. */
  backUp(file: string): Promise<void>
  /** Puts a copy in place of the database, which must be empty unless it may be overwritten. */
  restore(file: string, overwrite: boolean): Promise<void>
}

export const storedData = ({ database }: Settings): StoredData =>
  isPostgresqlAddress(database) ? postgresqlData(database) : sqliteData(database)
