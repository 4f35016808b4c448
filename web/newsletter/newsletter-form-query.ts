import { queryOptions } from '@tanstack/react-query'

/** The code of the form, which the pages that end with it do without until it is near. */
export const newsletterForm = queryOptions({
  queryKey: ['newsletterForm'],
  queryFn: () => import('./NewsletterForm.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
