import { type Tool, toolsPath } from '@ma-cantine/lib/developers/tools'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { toolCommands } from './tool-commands.ts'
import { useDeveloperWords } from './words/developer-words.ts'
import '../ui/details.css'

/** A tool: the commands that fetch it, and what to know of its file. */
export function ToolDetails({ tool }: { readonly tool: Tool }) {
  const { tools: words } = useDeveloperWords()
  const { kind, version, bytes, sha256, node, file } = tool
  return (
    <>
      <CodeBlock
        label={words.commands(words.names[kind])}
        code={toolCommands[kind](tool, location.origin).join('\n')}
      />
      <dl className="mc-details fr-text--sm">
        <dt>{words.version}</dt>
        <dd>
          <code>{version}</code>
        </dd>
        <dt>{words.size}</dt>
        <dd>{words.bytes(bytes)}</dd>
        <dt>{words.node}</dt>
        <dd>{node === null ? words.ownNode : words.nodeFrom(node.replace('>=', ''))}</dd>
        <dt>{words.digest}</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
      </dl>
      <p>
        <a className="fr-link fr-link--download" href={`${toolsPath}/${file}`} download>
          {words.download(file)}
        </a>
      </p>
    </>
  )
}
