import { isPostgresqlAddress } from '../database/connection.ts'
import type { Settings } from '../settings/settings.ts'
import { postgresqlData } from './postgresql-data.ts'
import { sqliteData } from './sqlite-data.ts'

/** Backs up and restores the whole database. Failures that a person can mend are OperationErrors. */
export interface StoredData {
  /** Writes a checked copy in a new file, while the server works. */
  backUp(file: string): Promise<void>
  /** Replaces the database by a copy; `overwrite` allows it to contain data. */
  restore(file: string, overwrite: boolean): Promise<void>
}

export const storedData = ({ database }: Settings): StoredData =>
  isPostgresqlAddress(database) ? postgresqlData(database) : sqliteData(database)
