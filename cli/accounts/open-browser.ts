import { spawn } from 'node:child_process'

const isSet = (value: string | undefined): boolean => value !== undefined && !['', '0', 'false'].includes(value)

/** Whether a browser of this machine would open in front of the person who typed the command. */
export function hasBrowser(env: NodeJS.ProcessEnv, stdout: NodeJS.WriteStream): boolean {
  if (stdout.isTTY !== true || isSet(env.CI) || env.SSH_CONNECTION || env.SSH_TTY) return false
  return process.platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens a page without waiting for it. No shell reads its address. */
export function openBrowser(page: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, page], { detached: true, stdio: 'ignore' })
  // The address is shown as well.
  child.on('error', () => {})
  child.unref()
}
