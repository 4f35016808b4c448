// The program that Node starts in the executable. Node loads a module with top-level `await` from a file alone, and so do
// its threads: the command is written once among the caches of the person, for them alone to read, and run from there.
const { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { homedir, tmpdir } = require('node:os')
const { join } = require('node:path')
const { getAsset, getRawAsset } = require('node:sea')
const { pathToFileURL } = require('node:url')

const program = Buffer.from(getRawAsset('program'))

/** The command in the caches; its bytes are compared each time, for whoever changed them. */
function writeToCache() {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ma-cantine')
  const file = join(folder, `${getAsset('digest', 'utf8')}.mjs`)
  if (isProgram(file)) return file
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, program, { mode: 0o600 })
  renameSync(draft, file)
  return file
}

function isProgram(file) {
  try {
    return readFileSync(file).equals(program)
  } catch {
    return false
  }
}

/** Where there is no place for caches, as for the account of a service. */
function writeForThisRun() {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'ma-cantine.mjs')
  writeFileSync(file, program, { mode: 0o600 })
  return file
}

function writeProgram() {
  try {
    return writeToCache()
  } catch {
    return writeForThisRun()
  }
}

import(pathToFileURL(writeProgram()).href)
