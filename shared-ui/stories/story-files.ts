import type { ComponentType } from 'react';
import * as card from '../src/card/card.stories.tsx';
import * as food from '../src/food/food.stories.tsx';
import * as map from '../src/map/map.stories.tsx';
import * as overlays from '../src/overlays/overlays.stories.tsx';
import * as feedback from '../src/patterns/feedback.stories.tsx';
import * as navigation from '../src/patterns/navigation.stories.tsx';
import * as order from '../src/patterns/order.stories.tsx';
import * as status from '../src/patterns/status.stories.tsx';
import * as avatar from '../src/primitives/avatar.stories.tsx';
import * as button from '../src/primitives/button.stories.tsx';
import * as choice from '../src/primitives/choice.stories.tsx';
import * as textField from '../src/primitives/text-field.stories.tsx';
import * as foundations from './foundations.stories.tsx';

/** A group of stories: one file with its title and stories. */
export interface StoryGroup {
  title: string;
  isWide: boolean;
  stories: { name: string; Story: ComponentType }[];
}

interface Meta {
  title: string;
  parameters?: { layout?: string };
}

const inWords = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const readFile = (file: { default: Meta } & Record<string, unknown>): StoryGroup => {
  const { default: meta, ...stories } = file;
  return {
    title: meta.title,
    isWide: meta.parameters?.layout === 'fullscreen',
    stories: Object.entries(stories).map(([name, Story]) => ({
      name: inWords(name),
      Story: Story as ComponentType,
    })),
  };
};

/** Every story of the design system, in the order of the page. */
export const STORY_GROUPS: StoryGroup[] = [
  foundations,
  button,
  choice,
  textField,
  status,
  feedback,
  order,
  navigation,
  avatar,
  card,
  map,
  overlays,
  food,
].map(readFile);
