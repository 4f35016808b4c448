// Breaks the command, from outside of its promises, once the menu is on the screen.
const write = process.stdout.write.bind(process.stdout)
let isBroken = false
process.stdout.write = (text, ...others) => {
  if (!isBroken && String(text).includes('Quitter')) {
    isBroken = true
    setImmediate(() => {
      throw new Error('boom')
    })
  }
  return write(text, ...others)
}
