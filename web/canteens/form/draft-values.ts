import { type CanteenFormValues, emptyCanteenForm } from '@ma-cantine/lib/canteens/canteen-form'
import { z } from 'zod'

/** What was typed in the form, as a draft keeps it: all fields of this version of the site, or it is not taken. */
export const DraftValues = z.custom<CanteenFormValues>(
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(emptyCanteenForm).every(
      ([field, empty]) => typeof (value as Record<string, unknown>)[field] === typeof empty,
    ),
)
