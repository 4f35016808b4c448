import { getAccount, listAccounts } from '@ma-cantine/lib/administration/accounts-api'
import {
  getAdministeredCanteen,
  listAdministeredCanteens,
} from '@ma-cantine/lib/administration/administered-canteens-api'
import { listAdministeredCampaigns } from '@ma-cantine/lib/administration/campaigns-api'
import { listIncidents } from '@ma-cantine/lib/administration/incidents-api'
import { listAllLateRequests } from '@ma-cantine/lib/administration/late-requests-api'
import { listStaffActs } from '@ma-cantine/lib/administration/staff-acts-api'
import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { orNull } from '../app/or-null.ts'
import type { AccountListAddress } from './accounts/account-list-address.ts'
import type { ActListAddress } from './acts/act-list-address.ts'
import type { CanteenListAddress } from './canteens/canteen-list-address.ts'
import type { LateRequestListAddress } from './late-requests/late-request-list-address.ts'

/** Prefix of all that staff reads; each act makes it stale. */
export const administrationQueryKey = ['administration'] as const

export const accountsPage = ({ page, size, search, group }: AccountListAddress) =>
  queryOptions({
    queryKey: [...administrationQueryKey, 'accounts', page, size, search, group],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, size), search, group }
      return { ...(await client.call(listAccounts, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
  })

/** An account; null for one that does not exist. */
export const oneAccount = (accountId: number) =>
  queryOptions({
    queryKey: [...administrationQueryKey, 'account', accountId],
    queryFn: ({ signal }) => orNull(client.call(getAccount, { params: { accountId }, signal })),
    // Others of the team change it as well.
    staleTime: 0,
  })

export const canteensPage = ({ page, size, search, group }: CanteenListAddress) =>
  queryOptions({
    queryKey: [...administrationQueryKey, 'canteens', page, size, search, group],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, size), search, group }
      return { ...(await client.call(listAdministeredCanteens, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
  })

/** A canteen; null for one that does not exist. */
export const oneCanteen = (canteenId: number) =>
  queryOptions({
    queryKey: [...administrationQueryKey, 'canteen', canteenId],
    queryFn: ({ signal }) => orNull(client.call(getAdministeredCanteen, { params: { canteenId }, signal })),
    staleTime: 0,
  })

export const actsPage = ({ page, size, kind, user, canteen }: ActListAddress) =>
  queryOptions({
    queryKey: [...administrationQueryKey, 'acts', page, size, kind, user, canteen],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, size), kind, user, canteen }
      return { ...(await client.call(listStaffActs, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const lateRequestsPage = ({ page, size, state }: LateRequestListAddress) =>
  queryOptions({
    queryKey: [...administrationQueryKey, 'lateRequests', page, size, state],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, size), state }
      return { ...(await client.call(listAllLateRequests, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const campaigns = queryOptions({
  queryKey: [...administrationQueryKey, 'campaigns'],
  queryFn: ({ signal }) => client.call(listAdministeredCampaigns, { signal }),
  staleTime: 0,
})

export const incidents = queryOptions({
  queryKey: [...administrationQueryKey, 'incidents'],
  queryFn: ({ signal }) => client.call(listIncidents, { signal }),
  staleTime: 0,
})
