import type { CellFix } from './cell-fix.ts'
import { characterFixes } from './fixes/character-fixes.ts'
import { codeFixes } from './fixes/code-fixes.ts'
import { dateFixes } from './fixes/date-fixes.ts'
import { listFixes } from './fixes/list-fixes.ts'
import { listValueFixes } from './fixes/list-value-fixes.ts'
import { numberFixes } from './fixes/number-fixes.ts'
import { spaceFixes } from './fixes/space-fixes.ts'

/** All the ways to repair a cell; among equally good ones, the first wins. */
export const cellFixes: readonly CellFix[] = [
  ...spaceFixes,
  ...characterFixes,
  ...listValueFixes,
  ...listFixes,
  ...numberFixes,
  ...dateFixes,
  ...codeFixes,
]
