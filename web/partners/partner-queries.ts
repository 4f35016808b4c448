import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { getPartner, listPartners } from '@ma-cantine/lib/partners/partners-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { orNull } from '../app/or-null.ts'
import { cardsOfPage, type PartnerListAddress } from './list/partner-list-address.ts'

const partnersQueryKey = ['partners'] as const

/** The page of the catalogue that an address asks for. */
export const partnersPage = ({ page, ...filters }: PartnerListAddress) =>
  queryOptions({
    queryKey: [...partnersQueryKey, 'page', page, filters],
    queryFn: async ({ signal }) => {
      const { search, needs, departments, sectors, types, offers } = filters
      const query = {
        ...limitsOfPage(page, cardsOfPage),
        search,
        category: needs.join(','),
        department: departments.join(','),
        sectorCategories: sectors.join(','),
        type: types.join(','),
        gratuityOption: offers.join(','),
      }
      const answer = await client.call(listPartners, { query, signal })
      // With its number: the previous page stays visible while the next one loads.
      return { ...answer, page, size: cardsOfPage }
    },
    placeholderData: keepPreviousData,
  })

/** An actor; null for one that does not exist. */
export const onePartner = (partnerId: number) =>
  queryOptions({
    queryKey: [...partnersQueryKey, 'one', partnerId],
    queryFn: ({ signal }) => orNull(client.call(getPartner, { params: { partnerId }, signal })),
  })
