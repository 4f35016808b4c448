/** The versions of the API that software knows: those of the public service, by year. */
export const apiVersions = ['2025', '2026'] as const
export type ApiVersion = (typeof apiVersions)[number]

/** Where the calls of a version are described, in OpenAPI. */
export const documentPathOf = (version: ApiVersion): string => `/api/schema/?version=${version}`
