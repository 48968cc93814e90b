import { dimmed } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const Send = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ theme }) => theme.size.control};
  height: ${({ theme }) => theme.size.control};
  padding: 0;
  color: ${({ theme }) => theme.color.onPrimary};
  background: ${({ theme }) => theme.color.primary};
  border: 1.5px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: 50%;
  transition:
    opacity ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease},
    transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      transform: scale(1.05);
    }
  }

  &:active:not([aria-disabled='true']) {
    transform: scale(0.95);
  }

  ${dimmed}
`;
