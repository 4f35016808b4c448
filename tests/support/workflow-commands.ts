export interface WorkflowCommand {
  readonly command: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/**
 * Parses the commands in a step's output as the runner does: one per line, `::name key=value,key=value::data`, where
 * data escape %, CR and LF, and values also : and `,`. Throws on any other line.
 */
export function workflowCommands(output: string): WorkflowCommand[] {
  const lines = output.split(/\r\n|\r|\n/)
  if (lines.pop() !== '') throw new Error('The last line does not end')
  return lines.map(line => {
    const [, command, list = '', data] = /^::([a-z-]+)(?: ([^:]*))?::(.*)$/s.exec(line) ?? []
    if (command === undefined || data === undefined) throw new Error(`Not a command: ${line}`)
    const pairs = list.split(',').map(pair => {
      const [, key, value] = /^([a-zA-Z]+)=([^,:\r\n]*)$/.exec(pair) ?? []
      if (key === undefined || value === undefined) throw new Error(`Not a property: ${pair}`)
      return [key, decodeEscapes(value, ['%3A', ':'], ['%2C', ','])]
    })
    return { command, properties: Object.fromEntries(pairs), message: decodeEscapes(data) }
  })
}

/** Decodes % last, as the runner does. */
function decodeEscapes(text: string, ...more: readonly (readonly [string, string])[]): string {
  const stray = /%(?!25|0D|0A|3A|2C)/.exec(text)
  if (stray) throw new Error(`A % alone: ${text}`)
  return [['%0D', '\r'] as const, ['%0A', '\n'] as const, ...more, ['%25', '%'] as const].reduce(
    (read, [sequence, character]) => read.replaceAll(sequence, character),
    text,
  )
}
