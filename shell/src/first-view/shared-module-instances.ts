import * as auth from '@tavolina/shared-api/auth';
import * as client from '@tavolina/shared-api/client';
import * as runtime from '@tavolina/shared-api/runtime';
import * as ui from '@tavolina/shared-ui';
import * as overlays from '@tavolina/shared-ui/overlays';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The single instance of each shared module, by import name. */
export const provided: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@tavolina/shared-api/client': client,
  '@tavolina/shared-api/auth': auth,
  '@tavolina/shared-api/runtime': runtime,
  '@tavolina/shared-ui': ui,
  '@tavolina/shared-ui/overlays': overlays,
};
