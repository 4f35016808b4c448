import { listApplications } from '@ma-cantine/lib/oauth/oauth-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** The applications that this person registered. */
export const applications = queryOptions({
  queryKey: ['applications'],
  queryFn: ({ signal }) => client.call(listApplications, { signal }),
})

/** A form says the addresses one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
