import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { departments } from '@ma-cantine/lib/territories/departments'
import { type RegionCode, regions } from '@ma-cantine/lib/territories/regions'
import type { Command } from 'commander'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'

export function defineTerritories(program: Command, locale: Locale): void {
  const { help } = wordsOf(locale).references
  program
    .command('territories')
    .description(help.territories)
    .argument(`[${help.searchArgument}]`, help.search)
    .addHelpText('after', `\n${help.territoriesJson}`)
    .action(runCommand(listTerritories, locale))
}

/** A region is found with all its departments, and a department with its region. */
const listTerritories: Verb<object> = async ({ words: { references: words } }, [search = '']) => {
  const key = searchKey(search)
  const matches = (code: string, name: string) => searchKey(`${code} ${name}`).includes(key)
  const found = (Object.keys(regions) as RegionCode[]).sort().flatMap(code => {
    const own = departments.filter(({ region }) => region === code)
    const shown = matches(code, regions[code]) ? own : own.filter(each => matches(each.code, each.name))
    return shown.length > 0 || matches(code, regions[code])
      ? [{ code, name: regions[code], departments: shown.map(({ code, name }) => ({ code, name })) }]
      : []
  })
  const lines = found.flatMap(({ code, name, departments }) => [
    `${code}  ${name}`,
    ...departments.map(each => `      ${each.code.padEnd(3)}  ${each.name}`),
  ])
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, regions: found },
    text: lines.length === 0 ? words.noTerritory(search) : lines.join('\n'),
  }
}
