#!/usr/bin/env node
// npm links commands while installing, before anything is built: this file is there already, dist/ is not yet.
import './dist/main.js'
