import { z } from 'zod'

/** Any JSON. Exported under a name, for a schema that holds itself can only be described by reference. */
export const JsonValue = z.json()
