import { checkFile } from '@ma-cantine/lib'
import { expect, test } from 'vitest'
import { troubledFiles } from './troubled-files.ts'

test.each(troubledFiles)('$name', async ({ kind, bytes, verdict }) => {
  const { errors, warnings } = await checkFile([bytes], { kind })
  const listed = ({ row, field, code }: (typeof errors)[number]) => `${row} ${field ?? '-'} ${code}`
  expect([...errors.map(listed), ...warnings.map(warning => `! ${listed(warning)}`)]).toEqual(verdict)
})
