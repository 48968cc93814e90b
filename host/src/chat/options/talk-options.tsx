import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { optionsOfPart } from '../parts/offers';
import { hasNews, isDrawn, occasionOf } from '../talk/selectors';
import { useChatState, useTalk, useTalkView } from '../talk/talk-context';
import { useChoose } from '../talk/use-choose';
import { Options } from './options';
import { useAnnouncedOptions } from './use-announced-options';

/** The option buttons of the present question. */
export const TalkOptions = memo(function TalkOptions() {
  const { announcer, optionsOf } = useTalk();
  const { asked, isVerifying, isSubmitting } = useChatState();
  const options = useTalkView(useShallow((view) => optionsOfPart(optionsOf(view))));
  const occasion = useTalkView(occasionOf);
  const isNews = useTalkView(hasNews);
  const isNew = !useTalkView(isDrawn);
  const choose = useChoose();
  useAnnouncedOptions(announcer, options, options.length > 0 && isNews ? occasion : undefined);

  if (options.length === 0) return null;
  return (
    <Options
      key={occasion}
      options={options}
      layout={asked?.layout ?? 'flow'}
      isNew={isNew}
      isLocked={isVerifying || isSubmitting}
      onChoose={choose}
    />
  );
});
