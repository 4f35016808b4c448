import type { Endpoint } from './endpoint.ts'

/** The path with `{name}` for parameters, as in OpenAPI. */
export const pathTemplate = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/:(\w+)/g, '{$1}')
