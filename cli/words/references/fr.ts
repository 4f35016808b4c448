import { quoteFr as q } from '../quotes.ts'

/** The words of the lists that files refer to. */
export const referencesFr = {
  withMinistry: 'demande le ministère de tutelle',
  noSector: (search: string): string => `Aucun secteur ne correspond à ${q(search)}.`,
  noTerritory: (search: string): string => `Aucun département ni aucune région ne correspond à ${q(search)}.`,
  help: {
    sectors: 'liste les secteurs d’activité, tels que les fichiers les écrivent',
    territories: 'liste les régions et leurs départements, avec leurs codes',
    searchArgument: 'mot',
    search: 'ne montre que ce qui contient ce mot',
    sectorsJson: 'Avec --json : { ok, sectors: [{ id, value, name, category, categoryName,\nhasLineMinistry }] }.',
    territoriesJson: 'Avec --json : { ok, regions: [{ code, name, departments: [{ code, name }] }] }.',
  },
}
