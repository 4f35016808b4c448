import { checkFolder } from '@ma-cantine/lib/imports/folder-check'
import { SiretCollector } from '@ma-cantine/lib/imports/siret-collector'
import { type CheckedInput, type CheckInputOptions, checkInput } from './check-input.ts'
import type { Context } from './context.ts'
import { namedFiles } from './named-files.ts'

/** Checks all that one word of a command line stands for; the files of a folder are also compared with one another. */
export async function checkNamed(name: string, options: CheckInputOptions, context: Context): Promise<CheckedInput[]> {
  const named = await namedFiles(name, context.words)
  if ('problem' in named) return [named]
  const all: CheckedInput[] = []
  // Only files of ours are of canteens that other files name.
  if (!named.folder || options.table) {
    for (const file of named.files) all.push(await checkInput(file, options, context))
    return all
  }
  const gathered = new Map<CheckedInput, SiretCollector>()
  for (const file of named.files) {
    const sirets = new SiretCollector()
    const checked = await checkInput(file, { ...options, sirets }, context)
    gathered.set(checked, sirets)
    all.push(checked)
  }
  const readable = all.flatMap(checked => {
    const sirets = gathered.get(checked)
    return 'report' in checked && sirets ? [{ name: checked.file, report: checked.report, sirets }] : []
  })
  const reports = checkFolder(readable, options)
  const compared = new Map(readable.map(({ name: file }, index) => [file, reports[index]]))
  return all.map(checked => {
    const report = compared.get(checked.file)
    return report ? { file: checked.file, report } : checked
  })
}
