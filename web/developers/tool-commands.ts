import { type Tool, type ToolKind, toolsDigestFile, toolsPath } from '@ma-cantine/lib/developers/tools'

/** The lines that fetch a tool from its server and run it, to paste in a terminal. */
export const toolCommands: Readonly<
  Record<ToolKind, (tool: Pick<Tool, 'latest'>, origin: string) => readonly string[]>
> = {
  executable: ({ latest }, origin) => [
    `curl -fsSO ${origin}${toolsPath}/${latest}`,
    `curl -fsS ${origin}${toolsPath}/${toolsDigestFile} | sha256sum --check --ignore-missing`,
    `chmod +x ${latest}`,
    `./${latest} validate achats.csv`,
  ],
  commandFile: ({ latest }, origin) => [
    `curl -fsSO ${origin}${toolsPath}/${latest}`,
    `curl -fsS ${origin}${toolsPath}/${toolsDigestFile} | sha256sum --check --ignore-missing`,
    `node ${latest} validate achats.csv`,
  ],
  command: ({ latest }, origin) => [
    `npm install --global ${origin}${toolsPath}/${latest}`,
    'ma-cantine validate achats.csv',
    `ma-cantine import --dry-run --server ${origin} achats.csv`,
  ],
  library: ({ latest }, origin) => [`npm install ${origin}${toolsPath}/${latest}`],
  oauthExample: ({ latest }, origin) => [
    `curl -fsS ${origin}${toolsPath}/${latest} | tar -xz`,
    'cd package && npm install',
    `MA_CANTINE=${origin} CLIENT_ID='…' CLIENT_SECRET='…' npm start`,
  ],
}
