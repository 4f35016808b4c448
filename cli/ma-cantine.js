#!/usr/bin/env node
// npm links commands at installation, before the build writes bundle/: the linked file has to be in Git.
import './bundle/main.js'
