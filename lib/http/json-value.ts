import { z } from 'zod'

/** Any JSON. It needs a name in the contract, because OpenAPI describes a recursive schema only by reference. */
export const JsonValue = z.json()
