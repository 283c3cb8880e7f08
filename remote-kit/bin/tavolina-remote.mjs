#!/usr/bin/env node
import { teamCommands } from '../commands/team-commands.mjs';
import { runCommands } from '../platform/run-commands.mjs';

await runCommands(teamCommands);
