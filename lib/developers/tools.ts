import { z } from 'zod'

/** The path under which a server offers the tools of its own version. */
export const toolsPath = '/outils'

/**
 * What may be taken: the command as a program that holds Node, as a file that needs Node alone, the command and the
 * library as packages of npm, and the sources of an application that signs its users in here.
 */
export const toolKinds = ['executable', 'commandFile', 'command', 'library', 'oauthExample'] as const
export type ToolKind = (typeof toolKinds)[number]

const fileName = z.string().regex(/^[a-z][a-z0-9.-]*(\.tgz|\.mjs|-linux-x64)$/)

const Tool = z.object({
  kind: z.enum(toolKinds),
  /** Name of the package. */
  name: z.string(),
  version: z.string(),
  /** The file with the version in its name, whose bytes never change. */
  file: fileName,
  /** The name without version: the file of the version that the server has. */
  latest: fileName,
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The versions of Node that run it, as `engines` of npm writes them; null where it holds its own. */
  node: z.string().nullable(),
})
export type Tool = z.output<typeof Tool>

/** What `index.json` lists. */
export const ToolsIndex = z.object({ tools: z.array(Tool) })
export type ToolsIndex = z.output<typeof ToolsIndex>

/** The list, for programs. */
export const toolsIndexFile = 'index.json'
/** The digests of all files, as `sha256sum -c` reads them. */
export const toolsDigestFile = 'SHA256SUMS'
