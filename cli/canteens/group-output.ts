import type { GroupConversion } from '@ma-cantine/lib/canteens/group-conversion-api'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'

/** What the conversion of a kitchen would do, or its end: nothing is written yet. */
export function describePlan(
  name: string,
  { sirenUniteLegale, emptied, site, satellites, toldTeams, lacksDailyMealCount, lastDay }: GroupConversion,
  undoes: boolean,
  { words }: Context,
): FileOutput {
  const { group } = words.canteens
  const names = satellites.map(each => makePrintable(each.name))
  const details: DetailOutput[] = undoes
    ? [
        ...(lastDay === null ? [] : [{ text: group.until(lastDay) }]),
        ...(names.length > 0 ? [{ text: group.satellitesBack(names.length), parts: names }] : []),
        ...(site ? [{ text: group.siteGone(makePrintable(site.name)) }] : []),
      ]
    : [
        ...(sirenUniteLegale === null ? [] : [{ text: group.siren(sirenUniteLegale) }]),
        { text: group.loses, parts: emptied.map(each => group.emptied[each]) },
        ...(names.length > 0 ? [{ text: group.satellites(names.length), parts: names }] : []),
        ...(site ? [{ text: group.site(makePrintable(site.name), site.siret ?? '') }] : []),
        ...(lacksDailyMealCount ? [{ text: group.lacksDaily }] : []),
      ]
  return {
    mark: 'idle',
    file: name,
    verdict: undoes ? group.toUndo : group.toConvert,
    details: [...details, ...(toldTeams > 0 ? [{ text: group.told(toldTeams) }] : [])],
  }
}
