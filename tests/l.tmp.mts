import { measureSite } from './bench/site.ts'

console.log(
  (await measureSite(['/', '/v2/importer-des-donnees', '/v2/importer-des-donnees/achats']))
    .map(x => JSON.stringify(x))
    .join('\n'),
)
