import { searchTerms, searchText } from '@ma-cantine/lib/lists/search-key'
import { getCanteenStatistics, getTerritoryStatistics, listEpcis } from '@ma-cantine/lib/statistics/statistics-api'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { loadTerritories } from '../territories/territories.ts'
import { lastToldYear } from './last-told-year.ts'
import { statisticsIndexOf } from './statistics-index.ts'

/** How many intercommunalities a search gives. */
const shownEpcis = 20

export function statisticsRoutes(app: FastifyInstance, { settings, expected }: Services): void {
  route(app, getCanteenStatistics, ({ query, replicated }) =>
    replicated(reader => statisticsIndexOf(reader, settings).sum(query)),
  )

  route(app, listEpcis, async ({ query: { search, code } }) => {
    const { epcis } = await loadTerritories()
    const terms = searchTerms(search ?? '')
    const found = epcis.filter(({ name, code: own }) => {
      if (code.length > 0) return code.includes(own)
      const text = searchText([name])
      return terms.length > 0 && terms.every(term => text.includes(term))
    })
    return found.slice(0, shownEpcis).map(({ code, name }) => ({ code, nom: name }))
  })

  route(app, getTerritoryStatistics, async ({ query, replicated }) => ({
    ...(await replicated(reader => statisticsIndexOf(reader, settings).tell(query, lastToldYear(settings)))),
    expected: expected.of(query),
  }))
}
