import { quoteEn as q } from '../quotes.ts'
import type { referencesFr } from './fr.ts'

export const referencesEn: typeof referencesFr = {
  withMinistry: 'asks for the line ministry',
  noSector: search => `No sector matches ${q(search)}.`,
  noTerritory: search => `No department and no region matches ${q(search)}.`,
  help: {
    sectors: 'lists the sectors, as files write them',
    territories: 'lists the regions and their departments, with their codes',
    searchArgument: 'word',
    search: 'shows only what holds this word',
    sectorsJson: 'With --json: { ok, sectors: [{ id, value, name, category, categoryName,\nhasLineMinistry }] }.',
    territoriesJson: 'With --json: { ok, regions: [{ code, name, departments: [{ code, name }] }] }.',
  },
}
