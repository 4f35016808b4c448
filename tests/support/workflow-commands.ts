export interface WorkflowCommand {
  readonly command: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/**
 * The commands of a step's output, read as the runner does: one a line, `::name key=value,key=value::data`, where the
 * data escape %, CR and LF, and the values : and , too. A line that is none throws.
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
      return [key, unescaped(value, ['%3A', ':'], ['%2C', ','])]
    })
    return { command, properties: Object.fromEntries(pairs), message: unescaped(data) }
  })
}

/** In the runner's order: % comes last. */
function unescaped(text: string, ...more: readonly (readonly [string, string])[]): string {
  const stray = /%(?!25|0D|0A|3A|2C)/.exec(text)
  if (stray) throw new Error(`A % alone: ${text}`)
  return [['%0D', '\r'] as const, ['%0A', '\n'] as const, ...more, ['%25', '%'] as const].reduce(
    (read, [sequence, character]) => read.replaceAll(sequence, character),
    text,
  )
}
