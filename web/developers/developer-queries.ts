import { ToolsIndex, toolsIndexFile, toolsPath } from '@ma-cantine/lib/developers/tools'
import { endpoint } from '@ma-cantine/lib/http/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** Described for the client alone: the file is not in the contract of the API. */
const toolsIndex = endpoint({
  method: 'GET',
  path: `${toolsPath}/${toolsIndexFile}`,
  summary: 'Liste les outils que le serveur propose',
  access: 'public',
  answer: ToolsIndex,
})

/** The tools that the server offers. */
export const tools = queryOptions({
  queryKey: ['tools'],
  queryFn: async ({ signal }) => (await client.call(toolsIndex, { signal })).tools,
  staleTime: Number.POSITIVE_INFINITY,
})
