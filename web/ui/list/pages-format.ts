import { listAddressFormat, pageParameter, sizeParameter } from '@ma-cantine/lib/lists/list-address'

/** The address of a list that is paged, and neither filtered nor ordered. */
export const pagesFormat = listAddressFormat<{ readonly page: number; readonly size: number }>({
  page: pageParameter(),
  size: sizeParameter,
})
