import { useSyncExternalStore } from 'react';
import { Time } from './message.styles';

export interface TimestampProps {
  /** Epoch ms. */
  at: number;
}

/** The hour and minute of a message in the visitor's time zone. The server does not know it and leaves its space. */
export function Timestamp({ at }: TimestampProps) {
  const isOnDevice = useSyncExternalStore(unchanging, onDevice, onServer);
  const moment = new Date(at);
  return (
    <Time dateTime={moment.toISOString()} $isKnown={isOnDevice}>
      {isOnDevice ? hourAndMinute.format(moment) : '00:00'}
    </Time>
  );
}

const hourAndMinute = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const unchanging = () => () => undefined;
const onDevice = () => true;
const onServer = () => false;
