import { join, parse } from 'node:path'
import { exists } from './draft-file.ts'

/** `achats.csv`, or `achats-2.csv` where the folder has one. */
export async function freeName(folder: string, name: string): Promise<string> {
  const { name: base, ext } = parse(name)
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${base}-${number}${ext}`
    if (!(await exists(join(folder, free)))) return free
  }
}
