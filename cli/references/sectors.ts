import { type Sector, sectors } from '@ma-cantine/lib/canteens/sectors'
import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'

export function defineSectors(program: Command, locale: Locale): void {
  const { help } = wordsOf(locale).references
  program
    .command('sectors')
    .description(help.sectors)
    .argument(`[${help.searchArgument}]`, help.search)
    .addHelpText('after', `\n${help.sectorsJson}`)
    .action(runCommand(listSectors, locale))
}

const listSectors: Verb<object> = async ({ words: { references: words } }, [search = '']) => {
  const key = searchKey(search)
  const found = sectors.filter(({ name, categoryName }) => searchKey(`${name} ${categoryName}`).includes(key))
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, sectors: found },
    text: found.length === 0 ? words.noSector(search) : sectorLines(found, words.withMinistry).join('\n'),
  }
}

/** By category, as the labels are written in files. */
function sectorLines(found: readonly Sector[], withMinistry: string): string[] {
  const byCategory = Map.groupBy(found, ({ categoryName }) => categoryName)
  return [...byCategory].flatMap(([category, ofCategory]) => [
    category,
    ...ofCategory.map(({ name, hasLineMinistry }) => `  ${name}${hasLineMinistry ? ` (${withMinistry})` : ''}`),
  ])
}
